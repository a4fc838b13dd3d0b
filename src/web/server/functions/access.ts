/** Who may ask for a page, press a button of it or call a function. 'helper': a helper or an administrator. */
export type Access = 'public' | 'customer' | 'helper' | 'administrator'
