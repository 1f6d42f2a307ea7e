/** Downloads a file. `name` includes its extension: "team-betting.csv". */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser holds its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(address));
}
