import { shopIcons } from './shop-icons.ts'

export const careIcons = {
  'wax-pool':
    'M4.5 8a7.5 2.8 0 1 0 15 0a7.5 2.8 0 1 0-15 0zM4.5 8v9.5c0 1.5 3.4 2.8 7.5 2.8s7.5-1.3 7.5-2.8V8M12 8V4.5',
  scissors:
    'M4 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM8 15.5 16.5 4M16 15.5 7.5 4',
  breeze: 'M3.5 9.5h10a2.7 2.7 0 1 0-2.6-3.5M3.5 13h14.5a2.6 2.6 0 1 1-2.5 3.4M3.5 16.5h7a2 2 0 1 1-2 2.6',
  clock: shopIcons.clock,
} as const
