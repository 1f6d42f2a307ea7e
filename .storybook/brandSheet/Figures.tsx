import { Card } from '#src/ui/card/Card.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import * as sheet from './sheet.css.ts';
import type { SheetWords } from './words.ts';

/** Two figures that matter, each on a card of its own. */
export function Figures({ words: { figures, records } }: { words: SheetWords }) {
  return (
    <div className={sheet.columns}>
      <Card>
        <Statistic label={figures.balance} figure={<Money value="4200.00" text="৳4,200.00" />} />
      </Card>
      <Card>
        <Statistic
          label={figures.today}
          figure={
            <Money value="227.50" text="৳227.50" movement={{ kind: 'gain', label: records.won }} />
          }
          change={{ text: figures.change, direction: 'level' }}
        />
      </Card>
    </div>
  );
}
