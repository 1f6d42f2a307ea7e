import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls } from './scripts/codegen/contract/contractCalls.ts';

/**
 * How the code is compiled, once and for all brands. The same for the build, the dev server and Storybook; where a
 * compile goes, and what it starts from, is defined in scripts/pipeline/compile.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), contractCalls()],
  publicDir: false,
  build: {
    target: ['es2022', 'chrome107', 'firefox104', 'safari16.4'],
    modulePreload: { polyfill: false },
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
