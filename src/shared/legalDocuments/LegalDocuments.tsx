import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { ownPageNamespace, ownPageRoute } from '#src/brand/ownPage.ts';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface LegalDocumentsProps {
  /** Only documents newer than this version; all if left out. */
  after?: string | undefined;
}

/** The brand's own documents that its terms include, each with the date of its version; nothing without any. */
export function LegalDocuments({ after = '' }: LegalDocumentsProps) {
  const { t } = useTranslation('modules');
  const { date } = useFormat();
  const documents = useBrand().legal.documents.filter(({ version }) => version > after);
  if (documents.length === 0) return null;
  return (
    <Stack as="ul" gap="s">
      {documents.map(({ page, version }) => (
        <li key={page}>
          <TextLink to={ownPageRoute(page)} icon="chevronEnd">
            {t(ownPageNamespace(page) as keyof MessageTree['modules'])}
          </TextLink>
          <Text size="s" tone="secondary">
            {/* The document keeps the names of months that its build knows, also where the device does not. */}
            <time dateTime={version} suppressHydrationWarning>
              {date(version, 'date')}
            </time>
          </Text>
        </li>
      ))}
    </Stack>
  );
}
