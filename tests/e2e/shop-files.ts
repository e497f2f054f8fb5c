/** Where the shop of the browser tests keeps its things; its log and what its witness tells lie beside its folder. */
export function shopFiles() {
  const dataDir = process.env.E2E_DATA_DIR!
  return { dataDir, log: `${dataDir}.log`, testimony: `${dataDir}.witness` }
}
