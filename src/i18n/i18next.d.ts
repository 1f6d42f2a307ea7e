import 'i18next';
import type { MessageTree } from '#src/i18n/messages.generated.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: MessageTree;
  }
}
