/**
 * The colour of the browser's toolbar for each store variant and theme, for `theme-color` in the head. The same as the
 * CSS property `--toolbar`.
 */
export const toolbarColours = {
  main: { light: '#fcfaf6', dark: '#0d1420' },
  variant: { light: '#f9f9fc', dark: '#101223' },
}
