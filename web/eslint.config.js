import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['target/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  vue.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, parser: ts.parser } },
    rules: {
      // The compiler knows what is defined, whether every case returns, and whether an index may miss; where the code
      // knows better than that, ! says so.
      'no-undef': 'off',
      'vue/return-in-computed-property': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `return say(…)` ends a case in one line; `void version.value` makes a computed value depend on it.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // An async function answers with a promise also where it throws.
      '@typescript-eslint/require-await': 'off',
      // Grids are texts of one sign a cell, to be spread; 0 and '' mean nothing there, so || is right for them.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // There are no enums, and these take seconds to find that out.
      '@typescript-eslint/no-mixed-enums': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A session is one object that all parts of the screen share and change.
      'vue/no-mutating-props': ['error', { shallowOnly: true }],
    },
  },
  {
    // Types that lead through components are known to vue-tsc alone, and to look for others would double the time.
    files: [
      '**/*.vue',
      'src/main.ts',
      'src/screens.ts',
      'src/features/play/later-parts.ts',
      'src/features/words.test.ts',
      '**/*.{js,mjs}',
    ],
    extends: [ts.configs.disableTypeChecked],
  },
  prettier,
);
