/**
 * The colour of the browser's own frame before the style has said it, for each look and theme: `--frame` of the tokens.
 */
export const frames = { main: { light: '#fcfaf6', dark: '#0d1420' }, variant: { light: '#f9f9fc', dark: '#101223' } }
