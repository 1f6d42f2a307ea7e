import { useTranslation } from 'react-i18next';
import type {
  VerificationDocument,
  VerificationDocumentState,
} from '#src/platform/contract.generated.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DocumentField } from './DocumentField.tsx';
import { StoredDocumentRow } from './StoredDocumentRow.tsx';

const LOOKS: Record<VerificationDocumentState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  missing: { tone: 'neutral', icon: 'upload' },
  added: { tone: 'accent', icon: 'check' },
  in_review: { tone: 'info', icon: 'history' },
  refused: { tone: 'warning', icon: 'alert' },
  accepted: { tone: 'success', icon: 'check' },
};

export interface DocumentEntryProps {
  document: VerificationDocument;
  /** Whether uploads are open now. */
  isOpen: boolean;
}

/** A document: its state, why it is requested again, and the picture field while it is the player's turn. */
export function DocumentEntry({ document, isOpen }: DocumentEntryProps) {
  const { t } = useTranslation('verification');
  const { kind, state, reason } = document;
  const isBrought = isOpen && state !== 'in_review' && state !== 'accepted';
  return (
    <Card as="li" tone="outlined">
      <Stack gap="s">
        <Stack direction="row" gap="s" wrap align="center" justify="between">
          {isBrought ? <span /> : <Text weight="strong">{t(`kind.${kind}`)}</Text>}
          <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
        </Stack>
        {reason && state !== 'added' && <Text>{t(`reason.${reason}`)}</Text>}
        {isBrought ? (
          <DocumentField document={document} />
        ) : (
          <StoredDocumentRow document={document} />
        )}
      </Stack>
    </Card>
  );
}
