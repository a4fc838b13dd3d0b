/** Drawings that only the back office shows; apart, so that no shop page carries them. */
export const adminIcons = {
  candle:
    'M7 11.5h10v8.5H7zM12 11.5V10M12.2 3.5c.3 1.9 1.9 2.7 1.9 4.4a2 2 0 0 1-4.1 0c0-1.8 1.9-2.6 2.2-4.4z',
  tag: 'M4.5 4.5h7l8 8-7 7-8-8zM8.3 8.3v.1',
  picture: 'M4 5h16v14h-16zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M13.7 9.3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z',
  users:
    'M5.8 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM3 19c.6-3.3 2.9-5 6-5s5.4 1.7 6 5M15.5 6.2a3 3 0 0 1 0 5.6M17 14.4c2.2.5 3.6 2 4 4.6',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
  sidebar: 'M4 5h16v14h-16zM9.5 5v14',
  pencil: 'M5 19l.9-3.9L16 5l3 3L8.9 18.1zM14 7l3 3',
  power: 'M12 4v8M7.5 6.8a7 7 0 1 0 9 0',
  upload: 'M12 15.5V5M7.5 9.5 12 5l4.5 4.5M5 15.5V19h14v-3.5',
  download: 'M12 4.5V15M7.5 10.5 12 15l4.5-4.5M5 16v3.5h14V16',
  bold: 'M8 5h5a3.3 3.3 0 0 1 0 6.6H8zM8 11.6h5.7a3.7 3.7 0 0 1 0 7.4H8z',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.1M4.5 12h.1M4.5 17h.1',
  printer: 'M7.5 8.5V4h9v4.5M7.5 16.5h-3v-8h15v8h-3M7.5 13.5h9V20h-9z',
  'arrow-up': 'M12 19.5v-15M6.5 10 12 4.5l5.5 5.5',
  copy: 'M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM15.5 8.5v-4h-11v11h4',
} as const
