// Pictures of several products, put together from the renders of single ones: same light and same floor, so they belong
// together. Each is a product that the demo store sells, in a colour in which it sells it. An object: picture, body colour,
// the middle of its frame from the left, its floor from the top, its size; all three as shares of the height (a phone's is
// that of the tallest phone). Pieces stand from the back to the front.

const [black, white, graphite, silver, titanium] = ['#1b1c1f', '#f2f2f0', '#33363b', '#c3c6ca', '#8d8a84']
const [midnight, sky, teal, mint, lavender] = ['#1f2a44', '#8fb8de', '#1f7a7a', '#a9d8c2', '#b7a8d6']
const [coral, mango, rose, sand, burgundy, pink] = ['#e8705a', '#f29a3a', '#d9a79b', '#d8c3a0', '#6b1f2e', '#e3a5b5']
const square = { width: 1200, height: 1200 }
const wide = { width: 2400, height: 960 }
const banner = { width: 2800, height: 1120 }

export const arrangements = {
  // The pictures of the main banners: they fill the page, so they have twice its pixels; the words stand on the left.
  'banner-1': { ...banner, objects: [
    ['phone-nubeo-alto-4-plus-back', rose, 1.34, 0.82, 0.94],
    ['phone-karibe-ola-7-back', teal, 1.94, 0.82, 0.94],
    ['phone-lumen-aria-12-pro-front', midnight, 1.63, 0.9, 1.02],
    ['phone-karibe-ola-7-front', black, 2.2, 0.92, 0.96],
  ] },
  'banner-2': { ...banner, objects: [
    ['speaker-drum-hero', burgundy, 1.42, 0.8, 0.84],
    ['speaker-upright-hero', '#2f5fa8', 2.04, 0.82, 0.8],
    ['speaker-wide-hero', teal, 1.7, 0.94, 0.66],
    ['speaker-puck-hero', mango, 2.22, 0.95, 0.4],
  ] },
  'banner-3': { ...banner, objects: [
    ['power-bank-20-hero', white, 1.5, 0.8, 0.84],
    ['phone-nubeo-alto-4-plus-front', '#4a4d52', 1.86, 0.83, 0.98],
    ['watch-solano-cumbre-hero', '#6b7049', 2.2, 0.88, 0.56],
    ['cable-usbc-soft-hero', mint, 1.28, 0.95, 0.42],
    ['charger-wall-medium-hero', white, 1.72, 0.93, 0.42],
    ['charger-car-duo-hero', graphite, 2.02, 0.95, 0.3],
  ] },
  'card-cellphones': { ...square, objects: [
    ['phone-karibe-coral-s-hero', lavender, 0.3, 0.8, 0.8],
    ['phone-lumen-aria-11-hero', coral, 0.7, 0.81, 0.8],
    ['phone-lumen-aria-12-pro-hero', midnight, 0.5, 0.93, 0.86],
  ] },
  'card-headphones': { ...square, objects: [
    ['headphones-hero', mango, 0.5, 0.8, 0.92],
    ['earbuds-hero', white, 0.24, 0.93, 0.42],
    ['earbuds-karibe-eco-3-hero', lavender, 0.77, 0.94, 0.38],
  ] },
  'card-cables': { ...square, objects: [
    ['cable-lightning-hero', white, 0.64, 0.6, 0.66],
    ['cable-usbc-hero', coral, 0.42, 0.88, 0.8],
  ] },
  'card-speakers': { ...square, objects: [
    ['speaker-box-hero', black, 0.38, 0.8, 0.88],
    ['speaker-wide-hero', teal, 0.66, 0.93, 0.6],
  ] },
  'season-accessories': { ...square, objects: [
    ['stand-folding-hero', mint, 0.72, 0.76, 0.62],
    ['watch-vitrina-pulso-hero', pink, 0.32, 0.82, 0.66],
    ['watch-strap-hero', mango, 0.68, 0.93, 0.5],
    ['grip-ring-hero', rose, 0.26, 0.94, 0.34],
  ] },
  'season-chargers': { ...square, objects: [
    ['charger-desk-hero', graphite, 0.42, 0.66, 0.84],
    ['charger-wall-hero', white, 0.67, 0.8, 0.7],
    ['charger-wall-round-hero', mango, 0.26, 0.93, 0.52],
    ['charger-car-mini-hero', silver, 0.7, 0.96, 0.38],
  ] },
  'season-covers': { ...square, objects: [
    ['case-magnetic-nubeo-alto-4-hero', lavender, 0.35, 0.76, 0.78],
    ['case-silicone-lumen-aria-12-hero', coral, 0.62, 0.92, 0.86],
  ] },
  'season-watches': { ...square, objects: [
    ['watch-lumen-aria-watch-max-side', titanium, 0.31, 0.77, 0.68],
    ['watch-vitrina-pulso-front', sky, 0.61, 0.92, 0.78],
  ] },
  'slide-phones': { ...wide, objects: [
    ['phone-lumen-brisa-5-hero', mint, 1.48, 0.8, 0.82],
    ['phone-karibe-coral-s-hero', lavender, 2.18, 0.8, 0.82],
    ['phone-lumen-aria-11-hero', coral, 2.04, 0.88, 0.86],
    ['phone-lumen-aria-12-pro-hero', midnight, 1.74, 0.92, 0.94],
  ] },
  'slide-audio': { ...wide, objects: [
    ['speaker-box-hero', black, 1.42, 0.82, 0.9],
    ['headphones-hero', mango, 1.98, 0.84, 0.88],
    ['speaker-wide-hero', teal, 1.66, 0.94, 0.6],
    ['earbuds-hero', white, 2.24, 0.93, 0.4],
  ] },
  'slide-watches': { ...wide, objects: [
    ['watch-lumen-aria-watch-side', black, 1.36, 0.8, 0.66],
    ['watch-vitrina-pulso-side', pink, 2.2, 0.82, 0.66],
    ['watch-lumen-aria-watch-max-hero', titanium, 1.62, 0.92, 0.84],
    ['watch-vitrina-pulso-hero', sky, 2.0, 0.94, 0.78],
  ] },
  'slide-work': { ...wide, objects: [
    ['tablet-karibe-pagina-10-hero', teal, 2.12, 0.78, 0.76],
    ['laptop-onza-libreta-15-hero', graphite, 1.58, 0.87, 0.98],
    ['earbuds-closed', white, 2.3, 0.92, 0.3],
    ['memory-stick-detail', mango, 2.0, 0.94, 0.28],
  ] },
  'parallax-back': { ...wide, objects: [
    ['speaker-drum-hero', burgundy, 0.36, 0.82, 0.8],
    ['headphones-studio-hero', sand, 0.95, 0.8, 0.78],
    ['tablet-onza-tabla-hero', mint, 1.55, 0.8, 0.74],
    ['laptop-nubeo-cielo-14-hero', midnight, 2.1, 0.84, 0.84],
  ] },
  'parallax-front': { ...wide, objects: [
    ['watch-lumen-aria-watch-hero', silver, 0.3, 0.95, 0.62],
    ['earbuds-hero', coral, 0.88, 0.95, 0.46],
    ['phone-lumen-aria-11-hero', coral, 1.42, 0.94, 0.84],
    ['power-bank-ports', teal, 1.86, 0.95, 0.42],
    ['charger-wall-hero', white, 2.26, 0.94, 0.46],
  ] },
}
