/** What a guest's press on 'Adicionar ao carrinho' or on a heart needs, in a script of its own that is fetched after the page. */
export const loadGuestChanges = () => import('./announce-guest-changes.ts')
