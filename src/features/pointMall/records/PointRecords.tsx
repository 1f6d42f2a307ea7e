import { useSearchParams } from 'react-router-dom';
import { recordsPath, recordViewOf } from '../mallPaths.ts';
import { RecordLinks } from './RecordLinks.tsx';
import { RecordTable } from './RecordTable.tsx';

/** What happened to the player's points, narrowed by the address (S3.16). */
export function PointRecords() {
  const [query] = useSearchParams();
  const view = recordViewOf(query);
  return (
    <>
      <RecordLinks view={view} />
      <RecordTable key={recordsPath(view)} view={view} />
    </>
  );
}
