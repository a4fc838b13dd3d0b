export const AWAITS_SCRIPT = 'data-awaits-script'
