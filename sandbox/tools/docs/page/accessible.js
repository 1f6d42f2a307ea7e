/**
 * What Swagger UI lacks for who cannot see it or has no mouse, as one of its plugins.
 */
export const accessible = () => ({
  components: {
    /**
     * A link within the button that opens a call would be a control within a control; opening it sets the address too.
     *
     * @param {{ text: string }} properties
     */
    DeepLink: ({ text }) => text,
  },
  wrapComponents: {
    /**
     * The choice of an example has its label beside it, where nothing ties the two together.
     *
     * @param {unknown} ExamplesSelect
     * @param {{ React: { createElement(type: unknown, properties: object | null, ...children: unknown[]): unknown } }} system
     */
    ExamplesSelect:
      (ExamplesSelect, { React }) =>
      /** @param {object} properties */
      (properties) =>
        React.createElement(
          'label',
          null,
          React.createElement(ExamplesSelect, { ...properties, showLabels: true }),
        ),
  },
});
