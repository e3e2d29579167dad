// The symbols of the categories, on a grid of 24 by 24. Drawn for this store.
const box = ([x, y, width, height, corner]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"/>`
const circle = (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`
const line = (path) => `<path d="${path}"/>`
const bolt = (x, y) => line(`M${x + 1.2} ${y - 3}l-2.4 3.4h2.4l-1.2 2.8`)

export const symbols = {
  phone: box([7, 2, 10, 20, 2.4]) + line('M11 19h2'),
  watch: box([7, 7, 10, 10, 3]) + line('M8.6 7.2l.7-4.7h5.4l.7 4.7M8.6 16.8l.7 4.7h5.4l.7-4.7M12 9.8V12l1.6 1'),
  battery: box([7, 5, 10, 16.5, 2]) + line('M10 5V2.5h4V5M12 10.8v5M9.5 13.3h5'),
  speaker: box([6, 2, 12, 20, 2.6]) + circle(12, 14.6, 3.7) + circle(12, 6.6, 1.4),
  cable: box([3.5, 8, 5, 5.5, 1.2]) + line('M4.7 8V5.2h2.6V8M6 13.5V16a4.5 4.5 0 0 0 9 0v-4.5') + box([12.5, 6, 5, 5.5, 1.2]) + line('M13.7 6V3.2h2.6V6'),
  charger: box([6, 8, 12, 13, 3]) + line('M9.3 8V3.5M14.7 8V3.5') + bolt(12, 14.4),
  case: box([6.5, 2, 11, 20, 2.8]) + box([8.8, 4.4, 4.6, 4.6, 1.4]),
  headphones: line('M4.5 15v-3a7.5 7.5 0 0 1 15 0v3') + box([3.5, 13.5, 4, 7, 1.8]) + box([16.5, 13.5, 4, 7, 1.8]),
  memory: line('M7.5 2.5h6.6l3.4 3.6v14a1.4 1.4 0 0 1-1.4 1.4H7.9a1.4 1.4 0 0 1-1.4-1.4V3.5a1 1 0 0 1 1-1ZM9.5 5.5v3M12 5.5v3M14.5 7v2.2'),
  touch: box([6, 2, 12, 20, 2.2]) + circle(12, 12, 1) + circle(12, 12, 3.2),
  tools: `<g transform="rotate(45 12 12)">${box([9.7, 0.8, 4.6, 9.4, 1.8])}${line('M12 10.2v8.4M10.8 18.6h2.4l-.5 3.6h-1.4z')}</g>`,
  tablet: box([4, 2.5, 16, 19, 2]) + line('M11 18.8h2'),
  glass: box([7, 2, 10, 20, 2]) + line('M10 9.5l4-4M10 14l4-4'),
  camera: circle(12, 9.5, 6.5) + circle(12, 9.5, 2.4) + line('M12 16v4.5M7.5 21h9'),
  'power-bank': box([6, 2.5, 12, 19, 2.6]) + bolt(12, 12),
  computer: box([4, 4, 16, 11.5, 1.6]) + line('M2.5 19h19'),
  sim: line('M7.5 2.5h6L18 7v13a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5Z') + box([8.8, 10.5, 6.4, 7.5, 1.2]) + line('M12 10.5V18M8.8 14.2h6.4'),
  adapter: box([8, 8, 13.5, 8, 2]) + line('M8 12H5.8') + box([2.2, 10.4, 3.6, 3.2, 0.8]) + line('M11.5 12h2M16 12h2'),
  holder: box([8, 2, 8, 13, 1.6]) + line('M6.5 12.5v2A2 2 0 0 0 8.5 16.5h7a2 2 0 0 0 2-2v-2M12 16.5v5M7.5 21.5h9'),
  gamepad: line('M7 7h10c2.6 0 4.2 3.8 4.2 7.9 0 2.7-2.8 3.3-4.3 1.2l-1.4-2.1h-7l-1.4 2.1c-1.5 2.1-4.3 1.5-4.3-1.2C2.8 10.8 4.4 7 7 7ZM8 9.3v2.6M6.7 10.6h2.6M15.2 11.6h.01M17 9.8h.01'),
  tripod: box([7.5, 2.5, 9, 6.5, 1.6]) + line('M12 9v12.5M12 12.5 6.5 21.5M12 12.5l5.5 9'),
  parcel: line('M12 2.8l8 4.4v9.6l-8 4.4-8-4.4V7.2ZM4 7.2l8 4.5 8-4.5M12 11.7v9.5'),
}
