/** More than so many pieces are chosen for no kit. Apart from the kits' rules, which a guest's cart does not need. */
export const MAX_CHOICES = 12
