/**
 * From here on the audit converted each row to JSON once; its functions are now in
 * server/database/definitions/audit.ts.
 */
export async function up(): Promise<void> {}
