import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Newest {
  /** Stands at the end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** The end of the list is in sight. */
  inSight: boolean;
  show: () => void;
}

interface Reading {
  /** The reader wrote the newest, and so wants to see it. */
  own: boolean;
  /** The reader is about to press something, which must not move away. */
  held: boolean;
}

/**
 * Keeps the end of a list in sight as it grows, for those who were reading there; who has scrolled back is left in peace.
 * @param id the newest of the list
 */
export function useNewest(id: string | undefined, { own, held }: Reading): Newest {
  const end = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);
  const show = () => end.current?.scrollIntoView({ block: 'end' });
  const follow = useEffectEvent(() => {
    if (!held && (inSight || own)) show();
  });
  useLayoutEffect(() => {
    if (id !== undefined) follow();
  }, [id]);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return { end, inSight, show };
}
