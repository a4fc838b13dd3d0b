/** A separate file, because a guest's cart needs only this limit. */
export const MAX_CHOICES = 12
