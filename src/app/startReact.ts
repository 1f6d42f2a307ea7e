/**
 * Sets React DOM up in a task of its own, ahead of the app: in the app's own task the two would hold up a slow phone for twice as long, and
 * more while its browser records stack traces, as React DOM makes its errors beforehand.
 */
import 'react-dom/client';
