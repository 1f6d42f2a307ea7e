/** How many WebSockets an instance keeps open. */
export interface SocketLimits {
  total: number;
  perAddress: number;
  /** The limit for those not logged in. */
  nameless: number;
  namelessPerAddress: number;
}

/** The place of one WebSocket. */
interface SocketPlace {
  /** Marks it as logged in. */
  named(): void;
  leave(): void;
}

/** Counts WebSockets against their limits. */
export interface SocketQuota {
  /** Whether an address has room for one more. */
  hasRoom(address: string): boolean;
  /** Takes a place; undefined if there is no room. */
  enter(address: string): SocketPlace | undefined;
}

/** Counts things by name. */
function createCount() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add: (name: string) => counts.set(name, of(name) + 1),
    take(name: string) {
      if (of(name) > 1) counts.set(name, of(name) - 1);
      else counts.delete(name);
    },
  };
}

const ALL = 'all';

/** Limits the WebSockets of all clients and of each address, with stricter limits before login. */
export function createSocketQuota(limits: SocketLimits): SocketQuota {
  const open = createCount();
  const nameless = createCount();
  const hasRoom = (address: string) =>
    open.of(ALL) < limits.total &&
    open.of(address) < limits.perAddress &&
    nameless.of(ALL) < limits.nameless &&
    nameless.of(address) < limits.namelessPerAddress;

  function enter(address: string): SocketPlace | undefined {
    if (!hasRoom(address)) return undefined;
    const names = [ALL, address];
    for (const name of names) {
      open.add(name);
      nameless.add(name);
    }
    let isNamed = false;
    const named = () => {
      if (isNamed) return;
      isNamed = true;
      names.forEach(nameless.take);
    };
    return {
      named,
      leave() {
        named();
        names.forEach(open.take);
      },
    };
  }
  return { hasRoom, enter };
}
