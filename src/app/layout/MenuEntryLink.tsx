import { useTranslation } from 'react-i18next';
import { isLink, type MenuEntry } from '#src/modules/frame.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { EntryLink, type EntryLinkProps } from './EntryLink.tsx';

export interface MenuEntryLinkProps extends Omit<EntryLinkProps, 'row' | 'aside'> {
  entry: MenuEntry;
}

/** An entry of a list of the frame: the link to a screen, or to an address elsewhere. */
export function MenuEntryLink({ entry, ...look }: MenuEntryLinkProps) {
  const { i18n } = useTranslation();
  if (!isLink(entry)) return <EntryLink row={entry} {...look} />;
  const { className, labelClass, withIcon, onFollow } = look;
  return (
    <a href={entry.link} rel="noopener" className={className} onClick={onFollow}>
      {withIcon && <Icon name={entry.icon ?? 'external'} size="l" />}
      <span className={labelClass}>{textIn(entry.label, i18n.language)}</span>
    </a>
  );
}
