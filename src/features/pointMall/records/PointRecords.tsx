import { useSearchParams } from 'react-router-dom';
import { recordsPath, recordViewOf } from '../mallPaths.ts';
import { RecordLinks } from './RecordLinks.tsx';
import { RecordTable } from './RecordTable.tsx';

/** The player's point records, filtered by the URL (S3.16). */
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
