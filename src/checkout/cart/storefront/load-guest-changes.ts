export const loadGuestChanges = () => import('./announce-guest-changes.ts')
