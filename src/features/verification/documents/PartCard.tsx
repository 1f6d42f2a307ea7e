import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationChoice, VerificationPart } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { chosenOf, nameOf } from './choices.ts';
import { DocumentEntry } from './DocumentEntry.tsx';

export interface PartCardProps {
  part: VerificationPart;
  isOpen: boolean;
}

/** A part to prove: its reason, the choice of documents, and each of them. */
export function PartCard({ part: { purpose, choices }, isOpen }: PartCardProps) {
  const { t } = useTranslation('verification');
  const [chosen, setChosen] = useState<string | null>(null);
  const known = chosenOf(choices);
  const choice = choices.find((one) => nameOf(one) === chosen) ?? known;
  const optionOf = (one: VerificationChoice) => {
    const name = nameOf(one);
    return { value: name, label: t(`choice.${name}`) };
  };
  return (
    <Card as="section" labelledBy={`verification-${purpose}`}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="m" id={`verification-${purpose}`}>
            {t(`part.${purpose}`)}
          </Heading>
          <Text tone="secondary">{t(`why.${purpose}`)}</Text>
        </Stack>
        {isOpen && choices.length > 1 && (
          <RadioGroup
            label={t('choose')}
            value={choice ? nameOf(choice) : null}
            onChange={setChosen}
            options={choices.map(optionOf)}
          />
        )}
        <Stack as="ul" gap="s">
          {choice?.documents.map((document) => (
            <DocumentEntry key={document.kind} document={document} isOpen={isOpen} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
