import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextLink, type TextLinkProps } from '#src/ui/link/TextLink.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** The accessible name of the path: "Path in the team". */
  label: string;
  /** The parent pages, the topmost first. */
  above: readonly { label: string; to: TextLinkProps['to'] }[];
  /** The title of this page. */
  here: string;
}

/** Breadcrumbs from the top to this page, each parent a link. */
export function Breadcrumb({ label, above, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {above.map((page) => (
          <li key={page.label} className={styles.step}>
            <TextLink to={page.to}>{page.label}</TextLink>
            <Icon name="chevronEnd" size="s" />
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.here}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
