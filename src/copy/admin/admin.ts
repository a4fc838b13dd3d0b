/** What every page of the back office says the same way. */
export const adminErrorTitle = 'Erro'
