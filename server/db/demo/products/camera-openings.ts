/** Where the screen of a phone is open for its front camera; a small round opening in the middle unless listed. */
const openings: Readonly<Record<string, string>> = {
  'Lumen Aria 12 Pro': 'pill',
  'Lumen Aria 12': 'pill',
  'Lumen Aria 11': 'pill',
  'Lumen Brisa 5 Lite': 'drop',
  'Karibe Arena 3': 'drop',
  'Onza Chispa': 'drop',
  'Nubeo Alto 4': 'left',
  'Nubeo Alto 4 Plus': 'left',
  'Nubeo Medio 2': 'left',
  'Nubeo Flip One': 'fold',
  'Solano Senda': 'drop',
}

/** The scene of a glass or a screen with the opening of the phone that it fits. */
export const sceneOfOpening = (scene: string, device: string): string => `${scene}-${openings[device] ?? 'dot'}`
