/** Separate from the shop frame's texts, so that shop pages do not load it. */
export const adminFrameCopy = {
  root: 'Admin',
  needsScript: 'A administração precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  today: 'Hoje',
  backToSite: 'Voltar ao Site',
  collapseSidebar: 'Recolher ou expandir o menu (Ctrl+B)',
  notices: (open: number) => (open === 0 ? 'Avisos' : `Avisos, ${open} aguardando`),
} as const

export const adminErrorTitle = 'Erro'
