/** Who may ask for a page or call a function. */
export type Access = 'public' | 'customer' | 'administrator'
