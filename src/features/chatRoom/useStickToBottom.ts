import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Newest {
  /** The ref for the end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Whether the end of the list is visible. */
  inSight: boolean;
  show: () => void;
}

interface Reading {
  /** Whether the reader wrote the newest item, and so wants to see it. */
  own: boolean;
  /** Whether the reader is about to press something, which must not move. */
  held: boolean;
}

/**
 * Keeps the end of a growing list visible for a reader who is there; a reader who has scrolled back is not moved.
 * @param id the id of the newest item
 */
export function useStickToBottom(id: string | undefined, { own, held }: Reading): Newest {
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
