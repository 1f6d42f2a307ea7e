/** The files of a site that only configure hosts. No host may serve them. */
export const HOST_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: 'nginx.conf',
} as const;

/** The address of each of these files. */
export const HOST_FILE_PATHS: readonly string[] = Object.values(HOST_FILES).map(
  (name) => `/${name}`,
);
