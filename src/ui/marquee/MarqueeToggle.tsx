import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { toggle } from './Marquee.css.ts';

export interface MarqueeToggleProps {
  paused: boolean;
  onChange: (paused: boolean) => void;
  labels: { play: string; pause: string };
}

/** A button that pauses or resumes a marquee. Hidden with reduced motion. */
export function MarqueeToggle({ paused, onChange, labels }: MarqueeToggleProps) {
  return (
    <div className={toggle}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? labels.play : labels.pause}
        iconSize="s"
        onClick={() => onChange(!paused)}
      />
    </div>
  );
}
