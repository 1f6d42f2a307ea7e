export interface PairsProps {
  /** What to avoid, and what to prefer; names of the code stand in backticks. */
  rows: readonly (readonly [avoid: string, prefer: string])[];
}

/** A sentence with its names of the code set as such. */
const words = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));

/** What to avoid, and beside it what to prefer. */
export function Pairs({ rows }: PairsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Avoid</th>
          <th scope="col">Prefer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([avoid, prefer]) => (
          <tr key={avoid}>
            <td>{words(avoid)}</td>
            <td>{words(prefer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
