/** What a guest's press on 'Adicionar ao carrinho' needs, in a script of its own that is fetched after the page. */
export const loadGuestAddition = () => import('./tell-guest-addition.ts')
