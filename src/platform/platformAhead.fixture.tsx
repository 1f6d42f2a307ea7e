import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { setPlatformAhead } from './setPlatformAhead.fixture.ts';

function Ahead({ ms, children }: { ms: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  useState(() => setPlatformAhead(queryClient, ms));
  return children;
}

/** Runs a story on a device whose clock is `ms` behind the platform's. */
export const platformAhead =
  (ms: number): Decorator =>
  (Story) => (
    <Ahead ms={ms}>
      <Story />
    </Ahead>
  );
