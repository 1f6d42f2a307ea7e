/**
 * Evaluates React DOM in a task of its own, before the app's. Together they would block a slow phone for twice as long. A browser that
 * records stack traces takes even longer: React DOM creates error objects while it is evaluated, and each records the functions on the stack.
 */
import 'react-dom/client';
