import { globalStyle } from '@vanilla-extract/css';

// The reCAPTCHA badge would cover what phones have at the bottom; its terms allow the notice instead.
globalStyle('.grecaptcha-badge', { visibility: 'hidden' });
