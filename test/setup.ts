import fc from 'fast-check';

// The same cases in every run, so that a test that passed lands; FC_SEED looks for new ones.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? '20261121') });
