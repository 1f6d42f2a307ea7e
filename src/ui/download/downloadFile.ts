/** Hands a file to the browser to save. `name` has its ending: "team-betting.csv". */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
