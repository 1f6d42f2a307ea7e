/**
 * The address of the platform's WebSocket.
 * @param baseUrl the platform's address from the manifest: absolute, or relative to the page
 * @param page the address of the page
 */
export function socketAddress(baseUrl: string, page: string): string {
  const address = new URL('/ws', new URL(baseUrl, page));
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  return address.href;
}
