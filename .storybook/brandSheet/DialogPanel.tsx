import { Button } from '#src/ui/button/Button.tsx';
import * as dialog from '#src/ui/dialog/Dialog.css.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './dialogPanel.css.ts';
import type { SheetWords } from './words.ts';

/** The surface of a dialog as it lies above a page. It opens nothing: a sheet is looked at, not worked. */
export function DialogPanel({ words: { dialog: words } }: { words: SheetWords }) {
  return (
    <div className={styles.stage}>
      <div className={styles.surface}>
        <header className={dialog.head}>
          <h3 className={dialog.title}>{words.title}</h3>
          <IconButton icon="close" label={words.close} />
        </header>
        <div className={dialog.body}>
          <Text>{words.text}</Text>
        </div>
        <footer className={dialog.actions}>
          <Button>{words.cancel}</Button>
          <Button tone="accent">{words.confirm}</Button>
        </footer>
      </div>
    </div>
  );
}
