/** The colour of the browser's own frame in each store variant and theme: the token `--frame`, for the page's head. */
export const frameColours = {
  main: { light: '#fcfaf6', dark: '#0d1420' },
  variant: { light: '#f9f9fc', dark: '#101223' },
}
