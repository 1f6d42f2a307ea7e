import { arch, cpus, platform, totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

/** This machine, as the page names it: `2 cores (AMD EPYC), 24 GiB, linux, Node v26.10.0`. */
export function machine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${cores.length} cores (${cores[0]?.model ?? arch()}), ${memory} GiB, ${platform()}, Node ${process.version}`;
}
