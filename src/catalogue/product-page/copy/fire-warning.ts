/** Required wherever a candle is sold (Decreto 7.962/2013, art. 2). */
export const fireWarning = {
  name: 'Cuidado com o fogo',
  text: 'Nunca deixe a vela acesa sem alguém por perto. Mantenha longe de crianças e animais, de cortinas, tecidos e papel, e de correntes de ar, sobre uma base firme que resista ao calor. Apare o pavio antes de acender. Pare de usar quando restar 1 cm de cera. O recipiente esquenta: espere esfriar antes de tocar.',
} as const
