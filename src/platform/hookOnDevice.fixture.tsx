import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BrandContext } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { createPlatformClient } from '#src/platform/client.ts';
import { PlatformContext } from '#src/platform/PlatformContext.tsx';
import { setPlatformAhead } from './setPlatformAhead.fixture.ts';

const brand = {
  merchantCode: 'test',
  platform: { baseUrl: 'https://platform.example/', payloadKeys: '' },
  market: { country: 'BD', timeZone: 'Asia/Dhaka', minimumAge: 18, numerals: 'latn' },
  languages: { facts: {} },
} as unknown as PageBrand;

/**
 * The result of a hook on a device in the market of Bangladesh whose clock is `ms` behind the platform's. Messages are those of a namespace
 * and key, or their keys.
 */
export function hookOnDevice<Answer>(
  ms: number,
  useAnswer: () => Answer,
  messages: Resource[string] = {},
): Answer {
  const queryClient = new QueryClient();
  setPlatformAhead(queryClient, ms);
  const i18n = createInstance();
  void i18n.init({ lng: 'en', initAsync: false, resources: { en: messages } });
  const answers: Answer[] = [];
  function Device() {
    answers.push(useAnswer());
    return null;
  }
  renderToStaticMarkup(
    <BrandContext value={brand}>
      <I18nextProvider i18n={i18n}>
        <PlatformContext value={createPlatformClient(brand)}>
          <QueryClientProvider client={queryClient}>
            <Device />
          </QueryClientProvider>
        </PlatformContext>
      </I18nextProvider>
    </BrandContext>,
  );
  return answers[0] as Answer;
}
