import { describe, expect, it } from 'vitest';
import { lcpImage } from './lcp.ts';

describe('the picture to preload', () => {
  it('is the best format of the picture that the page marks', () => {
    const html =
      '<img src="/logo.svg"><picture><source type="image/avif" srcSet="/a.avif 480w, /b.avif 960w" sizes="(min-width: 1200px) 900px, 100vw">' +
      '<source type="image/webp" srcSet="/a.webp 480w"><img src="/a.jpg" alt="A &amp; B" fetchPriority="high"></picture>';
    expect(lcpImage(html)).toEqual({
      href: '/a.jpg',
      srcset: '/a.avif 480w, /b.avif 960w',
      sizes: '(min-width: 1200px) 900px, 100vw',
      type: 'image/avif',
    });
  });

  it('is a plain image if there is no picture element around it', () => {
    const html =
      '<picture><source srcSet="/x.avif"><img src="/x.png"></picture><img fetchPriority="high" src="/b.svg?a=1&amp;b=2">';
    expect(lcpImage(html)).toEqual({ href: '/b.svg?a=1&b=2' });
  });

  it('is undefined if the page marks none', () => {
    expect(lcpImage('<main><img src="/a.png"></main>')).toBeUndefined();
  });
});
