// Pictures of several goods, put together from the renders of single ones: same light and same floor, so they belong together.
// A piece: picture, body colour (or undefined for its own), the middle of its frame from the left, its floor from the top, its
// size; all three as shares of the height. Pieces stand from the back to the front.

const [graphite, pearl, navy, teal, mango, coral, lilac, sky, mint, sand, rose] = [
  '#33363b', '#ece8e1', '#1f2a44', '#1f7a7a', '#f29a3a', '#e8705a', '#b7a8d6', '#8fb8de', '#a9d8c2', '#d8c3a0', '#e3a5b5',
]
const square = { width: 800, height: 800 }
const wide = { width: 1600, height: 640 }

export const arrangements = {
  'card-cellphones': { ...square, pieces: [
    ['phone-ring-back', lilac, 0.21, 0.8, 0.84],
    ['phone-bar-back', coral, 0.77, 0.81, 0.84],
    ['phone-triple-front', navy, 0.5, 0.9, 0.96],
  ] },
  'card-headphones': { ...square, pieces: [
    ['headphones-hero', mango, 0.5, 0.8, 0.92],
    ['earbuds-hero', pearl, 0.24, 0.93, 0.42],
    ['earbuds-detail', teal, 0.78, 0.94, 0.34],
  ] },
  'card-cables': { ...square, pieces: [
    ['cable-lightning-hero', teal, 0.64, 0.6, 0.66],
    ['cable-usbc-hero', coral, 0.42, 0.88, 0.8],
  ] },
  'card-speakers': { ...square, pieces: [
    ['speaker-box-hero', graphite, 0.38, 0.8, 0.88],
    ['speaker-tube-hero', teal, 0.66, 0.93, 0.62],
  ] },
  'season-accessories': { ...square, pieces: [
    ['power-bank-front', mint, 0.72, 0.76, 0.66],
    ['headphones-back', navy, 0.35, 0.8, 0.76],
    ['watch-square-hero', mango, 0.66, 0.93, 0.44],
    ['earbuds-closed', pearl, 0.25, 0.94, 0.32],
  ] },
  'season-chargers': { ...square, pieces: [
    ['power-bank-front', navy, 0.3, 0.76, 0.76],
    ['charger-wall-hero', pearl, 0.63, 0.86, 0.66],
    ['charger-car-detail', mango, 0.34, 0.95, 0.4],
  ] },
  'season-covers': { ...square, pieces: [
    ['case-back', rose, 0.22, 0.78, 0.8],
    ['case-back', teal, 0.78, 0.8, 0.8],
    ['case-back', mango, 0.5, 0.9, 0.94],
  ] },
  'season-watches': { ...square, pieces: [
    ['watch-round-side', sand, 0.31, 0.77, 0.68],
    ['watch-square-front', coral, 0.61, 0.92, 0.78],
  ] },
  'slide-phones': { ...wide, pieces: [
    ['phone-dual-back', mint, 1.34, 0.8, 0.86],
    ['phone-ring-front', lilac, 2.16, 0.8, 0.8],
    ['phone-bar-back', coral, 1.98, 0.86, 0.9],
    ['phone-triple-hero', navy, 1.68, 0.92, 1.0],
  ] },
  'slide-audio': { ...wide, pieces: [
    ['speaker-box-hero', graphite, 1.42, 0.82, 0.9],
    ['headphones-hero', coral, 1.98, 0.84, 0.88],
    ['speaker-tube-hero', mango, 1.66, 0.94, 0.62],
    ['earbuds-hero', pearl, 2.24, 0.93, 0.4],
  ] },
  'slide-watches': { ...wide, pieces: [
    ['watch-round-side', graphite, 1.36, 0.8, 0.66],
    ['watch-square-side', lilac, 2.2, 0.82, 0.66],
    ['watch-round-hero', teal, 1.62, 0.92, 0.84],
    ['watch-square-hero', mango, 2.0, 0.94, 0.78],
  ] },
  'slide-work': { ...wide, pieces: [
    ['tablet-hero', sky, 2.12, 0.78, 0.78],
    ['laptop-hero', graphite, 1.58, 0.87, 0.98],
    ['earbuds-closed', pearl, 2.3, 0.92, 0.3],
    ['memory-stick-detail', mango, 2.0, 0.94, 0.28],
  ] },
  'parallax-back': { ...wide, pieces: [
    ['speaker-box-back', navy, 0.36, 0.82, 0.82],
    ['headphones-back', sand, 0.95, 0.8, 0.78],
    ['tablet-front', lilac, 1.55, 0.8, 0.74],
    ['laptop-hero', graphite, 2.1, 0.84, 0.84],
  ] },
  'parallax-front': { ...wide, pieces: [
    ['watch-round-hero', teal, 0.3, 0.95, 0.62],
    ['earbuds-hero', mango, 0.88, 0.95, 0.46],
    ['phone-triple-hero', coral, 1.42, 0.94, 0.84],
    ['power-bank-ports', mint, 1.86, 0.95, 0.42],
    ['charger-wall-hero', pearl, 2.26, 0.94, 0.46],
  ] },
}
