/** The frame of the back office; apart, so that shop pages do not carry its words. Its menu has a file of its own. */
export const adminFrameCopy = {
  root: 'Admin',
  today: 'Hoje',
  backToSite: 'Voltar ao Site',
  collapseSidebar: 'Recolher ou expandir o menu (Ctrl+B)',
  notices: (open: number) => (open === 0 ? 'Avisos' : `Avisos, ${open} aguardando`),
} as const

/** What every page of the back office says the same way. */
export const adminErrorTitle = 'Erro'
