import { globalStyle } from '@vanilla-extract/css';

// The badge of reCAPTCHA would lie on what phones have at the bottom; its terms allow the words of the notice instead.
globalStyle('.grecaptcha-badge', { visibility: 'hidden' });
