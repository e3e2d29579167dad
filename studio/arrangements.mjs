// Pictures of several products, put together from the renders of single ones: same light and same floor, so they belong
// together. An object: picture, body colour (or undefined for its own), the middle of its frame from the left, its floor
// from the top, its size; all three as shares of the height. Pieces stand from the back to the front. With `wall` and
// `table` the picture has a ground of its own, else it is transparent.

const [graphite, pearl, navy, teal, mango, coral, lilac, sky, mint, sand, rose] = [
  '#33363b', '#ece8e1', '#1f2a44', '#1f7a7a', '#f29a3a', '#e8705a', '#b7a8d6', '#8fb8de', '#a9d8c2', '#d8c3a0', '#e3a5b5',
]
const square = { width: 800, height: 800 }
const wide = { width: 1600, height: 640 }

export const arrangements = {
  'card-cellphones': { ...square, objects: [
    ['phone-ring-back', lilac, 0.21, 0.8, 0.84],
    ['phone-bar-back', coral, 0.77, 0.81, 0.84],
    ['phone-triple-front', navy, 0.5, 0.9, 0.96],
  ] },
  'card-headphones': { ...square, objects: [
    ['headphones-hero', mango, 0.5, 0.8, 0.92],
    ['earbuds-hero', pearl, 0.24, 0.93, 0.42],
    ['earbuds-detail', teal, 0.78, 0.94, 0.34],
  ] },
  'card-cables': { ...square, objects: [
    ['cable-lightning-hero', teal, 0.64, 0.6, 0.66],
    ['cable-usbc-hero', coral, 0.42, 0.88, 0.8],
  ] },
  'card-speakers': { ...square, objects: [
    ['speaker-box-hero', graphite, 0.38, 0.8, 0.88],
    ['speaker-tube-hero', teal, 0.66, 0.93, 0.62],
  ] },
  'season-accessories': { ...square, objects: [
    ['power-bank-hero', mint, 0.72, 0.76, 0.66],
    ['headphones-back', navy, 0.35, 0.8, 0.76],
    ['watch-square-hero', mango, 0.66, 0.93, 0.44],
    ['earbuds-closed', pearl, 0.25, 0.94, 0.32],
  ] },
  'season-chargers': { ...square, objects: [
    ['power-bank-hero', navy, 0.3, 0.76, 0.76],
    ['charger-wall-hero', pearl, 0.63, 0.86, 0.66],
    ['charger-car-hero', mango, 0.34, 0.95, 0.4],
  ] },
  'season-covers': { ...square, objects: [
    ['case-back', rose, 0.22, 0.78, 0.8],
    ['case-back', teal, 0.78, 0.8, 0.8],
    ['case-back', mango, 0.5, 0.9, 0.94],
  ] },
  'season-watches': { ...square, objects: [
    ['watch-round-side', sand, 0.31, 0.77, 0.68],
    ['watch-square-front', coral, 0.61, 0.92, 0.78],
  ] },
  'slide-phones': { ...wide, objects: [
    ['phone-dual-back', mint, 1.34, 0.8, 0.86],
    ['phone-ring-front', lilac, 2.16, 0.8, 0.8],
    ['phone-bar-back', coral, 1.98, 0.86, 0.9],
    ['phone-triple-hero', navy, 1.68, 0.92, 1.0],
  ] },
  'slide-audio': { ...wide, objects: [
    ['speaker-box-hero', graphite, 1.42, 0.82, 0.9],
    ['headphones-hero', coral, 1.98, 0.84, 0.88],
    ['speaker-tube-hero', mango, 1.66, 0.94, 0.62],
    ['earbuds-hero', pearl, 2.24, 0.93, 0.4],
  ] },
  'slide-watches': { ...wide, objects: [
    ['watch-round-side', graphite, 1.36, 0.8, 0.66],
    ['watch-square-side', lilac, 2.2, 0.82, 0.66],
    ['watch-round-hero', teal, 1.62, 0.92, 0.84],
    ['watch-square-hero', mango, 2.0, 0.94, 0.78],
  ] },
  'slide-work': { ...wide, objects: [
    ['tablet-hero', sky, 2.12, 0.78, 0.78],
    ['laptop-hero', graphite, 1.58, 0.87, 0.98],
    ['earbuds-closed', pearl, 2.3, 0.92, 0.3],
    ['memory-stick-detail', mango, 2.0, 0.94, 0.28],
  ] },
  'parallax-back': { ...wide, objects: [
    ['speaker-box-back', navy, 0.36, 0.82, 0.82],
    ['headphones-back', sand, 0.95, 0.8, 0.78],
    ['tablet-front', lilac, 1.55, 0.8, 0.74],
    ['laptop-hero', graphite, 2.1, 0.84, 0.84],
  ] },
  'parallax-front': { ...wide, objects: [
    ['watch-round-hero', teal, 0.3, 0.95, 0.62],
    ['earbuds-hero', mango, 0.88, 0.95, 0.46],
    ['phone-triple-hero', coral, 1.42, 0.94, 0.84],
    ['power-bank-ports', mint, 1.86, 0.95, 0.42],
    ['charger-wall-hero', pearl, 2.26, 0.94, 0.46],
  ] },
  'wide-1': { ...wide, objects: [
    ['power-bank-hero', navy, 1.36, 0.82, 0.8],
    ['phone-dual-hero', teal, 1.74, 0.86, 0.94],
    ['charger-wall-hero', pearl, 2.16, 0.88, 0.62],
    ['charger-car-hero', mango, 1.44, 0.93, 0.4],
  ] },
  'wide-2': { ...wide, objects: [
    ['case-back', sky, 1.3, 0.82, 0.82],
    ['case-back', rose, 1.56, 0.85, 0.86],
    ['case-back', teal, 2.26, 0.82, 0.82],
    ['case-back', coral, 2.02, 0.85, 0.86],
    ['case-hero', mango, 1.79, 0.9, 0.98],
  ] },
  'wide-3': { ...wide, objects: [
    ['tablet-front', graphite, 1.54, 0.82, 0.9],
    ['camera-hero', pearl, 2.16, 0.84, 0.68],
    ['speaker-tube-hero', coral, 1.92, 0.93, 0.48],
    ['watch-square-hero', teal, 1.36, 0.93, 0.42],
  ] },
  // Still lives for the collage: each on a table of its own colour, so that they look the same by day and by night.
  'collage-1': { ...square, wall: '#f4c995', table: '#e9ae6b', objects: [
    ['speaker-box-hero', navy, 0.32, 0.74, 0.66],
    ['headphones-hero', pearl, 0.68, 0.8, 0.62],
    ['phone-dual-front', mint, 0.5, 0.92, 0.5],
  ] },
  'collage-2': { ...square, wall: '#9fcbc6', table: '#79b0aa', objects: [
    ['laptop-hero', graphite, 0.48, 0.78, 0.88],
    ['earbuds-hero', coral, 0.76, 0.92, 0.34],
    ['memory-stick-detail', mango, 0.3, 0.93, 0.26],
  ] },
  'collage-3': { ...square, wall: '#cfc3e8', table: '#b2a2d6', objects: [
    ['case-back', rose, 0.3, 0.74, 0.66],
    ['phone-ring-hero', navy, 0.62, 0.8, 0.74],
    ['earbuds-closed', mint, 0.3, 0.92, 0.36],
  ] },
  'collage-4': { ...square, wall: '#f2b7a5', table: '#e19480', objects: [
    ['watch-round-hero', teal, 0.36, 0.8, 0.62],
    ['watch-square-side', sand, 0.72, 0.76, 0.52],
    ['earbuds-detail', pearl, 0.64, 0.93, 0.4],
  ] },
  'collage-5': { ...square, wall: '#a9c7e4', table: '#86abd0', objects: [
    ['tablet-front', graphite, 0.5, 0.74, 0.78],
    ['speaker-tube-hero', mango, 0.32, 0.9, 0.5],
    ['watch-square-hero', coral, 0.76, 0.9, 0.38],
  ] },
  'collage-6': { ...square, wall: '#cfdcae', table: '#b1c388', objects: [
    ['power-bank-hero', coral, 0.28, 0.76, 0.6],
    ['charger-wall-hero', pearl, 0.68, 0.78, 0.56],
    ['phone-bar-hero', teal, 0.46, 0.92, 0.66],
  ] },
  'collage-7': { ...square, wall: '#e6d8bf', table: '#d0bd9b', objects: [
    ['camera-hero', pearl, 0.3, 0.76, 0.5],
    ['headphones-side', teal, 0.66, 0.78, 0.64],
    ['power-bank-ports', mango, 0.4, 0.92, 0.44],
  ] },
}
