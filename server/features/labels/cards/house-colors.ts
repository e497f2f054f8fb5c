/** The light tokens of the shop in the notation that SVG renderers know. */
export const PAPER = '#faf5ec'
export const TINT = '#efe6d8'
export const INK = '#221812'
export const INK_2 = '#61554e'
export const HOP = '#236228'
export const AMBER = '#e9a23b'
export const TRACK = '#dfd8ce'
