/** Cloudflare's runtime for functions, which brings no types. */
declare module 'workerd' {
  /** The path of the executable. */
  const executable: string;
  export default executable;
}
